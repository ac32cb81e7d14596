/** What draws the shop's blocks, as with `npm start`. */
export const runtime = process.env.VITRINE_RUNTIME === 'react' ? 'react' : 'light'
