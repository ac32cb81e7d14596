/** Paths of the platform, at any origin and below any path of a site. Every route of the sandbox stands below one of these. */
export const platformPaths = [
  '/services/data/',
  '/services/apexrest/',
  '/lwr/apex/',
  '/webruntime/',
  '/cms/delivery/media/',
  '/secur/',
] as const
