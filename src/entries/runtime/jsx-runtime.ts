/** `cdn/jsx-runtime.js`: what JSX is compiled to. */
export { Fragment, jsx, jsxs } from 'react/jsx-runtime'
