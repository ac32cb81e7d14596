import type { NextConfig } from 'next'

/** The platform answers on the shop's own origin. */
const config: NextConfig = {
  rewrites: async () => [
    { source: '/webruntime/:path*', destination: `${process.env.PLATFORM ?? 'https://shop.example'}/webruntime/:path*` },
  ],
}

export default config
