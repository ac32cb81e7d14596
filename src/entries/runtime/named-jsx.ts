import * as runtime from 'react/jsx-runtime'

/** Target of compiled JSX, by name (`scripts/named-react.ts`). Both names are one function when no mistakes are looked for. */
export const { Fragment, jsx } = runtime
export { jsx as jsxs }
