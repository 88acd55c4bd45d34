/// A factory made of others, asked in order.
protocol FactoryGroup {
    var factories: [Any] { get }
}
