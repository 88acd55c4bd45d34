@main enum Moove { static func main() { print("moove") } }
