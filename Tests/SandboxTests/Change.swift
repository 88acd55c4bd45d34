import VendorDelivery

/// One change to a request.
struct Change: Sendable {
    /// The changed request, or nil when the change doesn't fit it.
    let apply: @Sendable (VendorRequest) -> VendorRequest?

    /// Another text in the body; the old one must be in it once.
    static func body(_ old: String, _ new: String) -> Change {
        Change { request in
            let parts = request.text.split(separator: old, omittingEmptySubsequences: false)
            guard parts.count == 2 else { return nil }
            return request.with(body: parts.joined(separator: new))
        }
    }

    /// A form's field gets another value, percent-encoded already; nil takes the field away.
    static func field(_ name: String, _ value: String?) -> Change {
        Change { request in
            var fields = request.text.split(separator: "&")
            guard let index = fields.firstIndex(where: { $0.hasPrefix("\(name)=") }) else {
                return nil
            }
            fields[index...index] = value.map { ["\(name)=\($0)"] } ?? []
            return request.with(body: fields.joined(separator: "&"))
        }
    }

    /// One more field of a form.
    static func moreFields(_ text: String) -> Change {
        Change { $0.with(body: "\($0.text)&\(text)") }
    }

    /// Another text in an envelope's event, with the length that it has then.
    static func payload(_ old: String, _ new: String) -> Change {
        Change { request in
            var lines = request.text.split(separator: "\n", omittingEmptySubsequences: false)
                .map(String.init)
            let parts = lines[2].split(separator: old, omittingEmptySubsequences: false)
            guard lines.count == 4, parts.count == 2 else { return nil }
            let length = lines[2].utf8.count
            lines[2] = parts.joined(separator: new)
            lines[1] = lines[1].replacing(
                #""length":\#(length)"#,
                with: #""length":\#(lines[2].utf8.count)"#
            )
            return request.with(body: lines.joined(separator: "\n"))
        }
    }

    /// A text in all its places.
    static func replacing(_ old: String, _ new: String) -> Change {
        Change { request in
            request.text.contains(old)
                ? request.with(body: request.text.replacing(old, with: new)) : nil
        }
    }

    /// What calls make, in place of the vendor's sample.
    static func sample(_ calls: @escaping @Sendable (Phone) -> Void) -> Change {
        Change { _ in try? Phone().requests(calls).first }
    }

    /// This change and then another.
    func then(_ next: Change) -> Change {
        Change { request in apply(request).flatMap(next.apply) }
    }

    static func whole(body: String) -> Change {
        Change { $0.with(body: body) }
    }

    /// A query item gets another value; nil takes it away.
    static func query(_ name: String, _ value: String?) -> Change {
        Change { request in
            let others = request.query.filter { $0.name != name }
            let item = value.map { [VendorRequest.Field(name: name, value: .plain($0))] } ?? []
            return request.with(query: others + item)
        }
    }

    /// One more query item, beside one of that name.
    static func moreQuery(_ name: String, _ value: String) -> Change {
        Change { $0.with(query: $0.query + [.init(name: name, value: .plain(value))]) }
    }

    /// A header gets another value; nil takes it away.
    static func header(_ name: String, _ value: String?) -> Change {
        Change { request in
            let others = request.headers.filter { $0.name != name }
            let field = value.map { [VendorRequest.Field(name: name, value: .plain($0))] } ?? []
            return request.with(headers: others + field)
        }
    }

    /// Another text in a header.
    static func header(_ name: String, _ old: String, _ new: String) -> Change {
        Change { request in
            guard let field = request.headers.first(where: { $0.name == name }) else { return nil }
            let text = field.value.text(revealingSecrets: true)
            guard text.contains(old) else { return nil }
            return header(name, text.replacing(old, with: new)).apply(request)
        }
    }

    static func method(_ method: String) -> Change {
        Change { $0.with(method: method) }
    }

    static func path(_ path: String) -> Change {
        Change { $0.with(path: path) }
    }

    static func contentType(_ type: String) -> Change {
        Change { $0.with(contentType: type) }
    }
}
