/** A script that is loaded for its effect: it exports nothing. */
export {}
