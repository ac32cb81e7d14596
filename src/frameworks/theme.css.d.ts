/** A style sheet: nothing comes out of it, and nobody needs a type for it. */
export {}
