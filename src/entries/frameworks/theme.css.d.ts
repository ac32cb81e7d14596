/** A style sheet: it exports nothing, and needs no type. */
export {}
