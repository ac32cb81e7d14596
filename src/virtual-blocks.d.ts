// The build decides what stands behind a block's name: its source or its finished module.
declare module 'virtual:vitrine-block/*'
declare module 'virtual:vitrine-every-block'
