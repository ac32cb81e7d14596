declare module '*?worker-file' {
  /** The address of the built file (`src/build/worker-files.ts`). */
  const address: string
  export default address
}
