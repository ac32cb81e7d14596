import * as runtime from 'react/jsx-runtime'

/** What JSX is compiled to, by name (`scripts/named-react.ts`). Two names, one function, when no mistakes are looked for. */
export const { Fragment, jsx } = runtime
export { jsx as jsxs }
