/** As that of the element layer: Preact listens on the controls themselves, and nothing on the root. */
export const mountLightly = (_root: ShadowRoot, mount: () => void): void => mount()
