enum Empty {}
