"""Sends an answer, in the way that a misbehaviour wants it sent."""


def deliver(connection, answer, misbehaviour, wait):
    """Sends; whether the connection goes on. `wait(seconds)` is true when all must end."""
    mode = misbehaviour.mode if misbehaviour else None
    link, options = connection.link, misbehaviour.options if misbehaviour else {}
    if mode == "close":
        return False
    if mode == "reset_after_reading":
        connection.reset()
        return False
    if mode == "reset_mid_answer":
        data = answer.encoded()
        link.sendall(data[:len(data) // 2])
        wait(0.02)  # a reset overtakes bytes that were not read yet
        connection.reset()
        return False
    if mode == "wrong_length":
        declared = max(0, len(answer.body) + options.get("delta", 16))
        link.sendall(answer.head(declared) + answer.body)
        return declared < len(answer.body)
    if mode == "drip":
        return _drip(link, answer, options, wait)
    if mode == "delay" and wait(options.get("seconds", 1)):
        return False
    link.sendall(answer.encoded())
    return mode != "answer_then_close"


def _drip(link, answer, options, wait):
    data, step = answer.encoded(), max(1, options.get("step", 1))
    start = len(answer.head())
    link.sendall(data[:start])
    for position in range(start, len(data), step):
        if wait(options.get("seconds", 0.05)):
            return False
        link.sendall(data[position:position + step])
    return True
