// The build decides which file a block's name resolves to: its source or its finished module.
declare module 'virtual:vitrine-block/*'
declare module 'virtual:vitrine-every-block'
