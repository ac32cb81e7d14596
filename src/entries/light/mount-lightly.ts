/** Works like that of the element layer: Preact attaches listeners to the elements, so the root needs none. */
export const mountLightly = (_root: ShadowRoot, mount: () => void): void => mount()
