import type { NextConfig } from 'next'

const platform = process.env.PLATFORM ?? 'https://shop.example'

/** The platform answers on the shop's own origin. */
const config: NextConfig = {
  rewrites: async () =>
    ['/webruntime/:path*', '/cms/delivery/media/:path*'].map((source) => ({ source, destination: `${platform}${source}` })),
}

export default config
