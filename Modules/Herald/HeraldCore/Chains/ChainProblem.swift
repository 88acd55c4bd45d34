/// Why a list of factories can't be a chain: what is wrong, the consequence, and the fix.
public struct ChainProblem: Error, Sendable, Equatable, CustomStringConvertible {
    public let description: String

    /// The first problem of the factories of a chain, also inside of nested composites and wrappers.
    static func first(in factories: [Any], of chain: TypeName) -> ChainProblem? {
        let placed = PlacedFactory.flatten(factories)
        return twoFallbacks(in: placed, of: chain)
            ?? misplacedFallback(in: placed, of: chain)
            ?? repeatedRow(in: placed, of: chain)
            ?? overlap(in: placed, of: chain)
    }

    private static func twoFallbacks(
        in factories: [PlacedFactory],
        of chain: TypeName
    ) -> ChainProblem? {
        let fallbacks = factories.filter(\.isFallback)
        guard fallbacks.count > 1 else { return nil }
        let list = fallbacks.map { "'\($0.name)' (\($0.position))" }.joined(separator: ", ")
        return ChainProblem(
            description:
                "'\(chain)' can have one factory that answers for everything; this one has "
                + "\(fallbacks.count): \(list). Those after the first would never be asked. To fix, "
                + "keep one of them, at the end."
        )
    }

    private static func misplacedFallback(
        in factories: [PlacedFactory],
        of chain: TypeName
    ) -> ChainProblem? {
        guard let fallback = factories.dropLast().first(where: \.isFallback),
            let last = factories.last
        else { return nil }
        return ChainProblem(
            description:
                "'\(chain)' has a factory in the wrong place: '\(fallback.name)' answers for "
                + "everything and is \(fallback.position), so '\(last.name)' (\(last.position)) would "
                + "never be asked. To fix, move it to the end."
        )
    }

    private static func repeatedRow(
        in factories: [PlacedFactory],
        of chain: TypeName
    ) -> ChainProblem? {
        for factory in factories {
            for table in factory.tables {
                var seen: Set<ObjectIdentifier> = []
                for type in table.types where !seen.insert(ObjectIdentifier(type)).inserted {
                    return ChainProblem(
                        description:
                            "Table '\(factory.name)' (\(factory.position) of '\(chain)') has "
                            + "two rows for '\(TypeName(type))'. The second would never be asked. "
                            + "To fix, keep one of them."
                    )
                }
            }
        }
        return nil
    }

    private static func overlap(
        in factories: [PlacedFactory],
        of chain: TypeName
    ) -> ChainProblem? {
        var owners: [ObjectIdentifier: PlacedFactory] = [:]
        for factory in factories {
            for table in factory.tables {
                for type in table.types {
                    if let earlier = owners[ObjectIdentifier(type)] {
                        return overlap(on: TypeName(type), of: [earlier, factory], in: chain)
                    }
                    if !table.isOverriding { owners[ObjectIdentifier(type)] = factory }
                }
            }
        }
        return nil
    }

    private static func overlap(
        on type: TypeName,
        of tables: [PlacedFactory],
        in chain: TypeName
    ) -> ChainProblem {
        let list = tables.map { "'\($0.name)' (\($0.position))" }.joined(separator: " and ")
        return ChainProblem(
            description: "'\(chain)' has two tables with a row for '\(type)': \(list). Which one "
                + "answers would depend on the order features are joined in. To fix, remove one row, "
                + "or let 'isOverriding' be true in the earlier table."
        )
    }
}
