/** Reads a body to its end, also beyond `largest` bytes: else its sender would not hear why it is refused. */
export async function readBody({ body }: Request, largest: number): Promise<ArrayBuffer | 'too large'> {
  let size = 0
  const upToLimit = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(piece, controller) {
      size += piece.length
      if (size <= largest) controller.enqueue(piece)
    },
  })
  const bytes = await new Response(body?.pipeThrough(upToLimit) ?? null).arrayBuffer()
  return size > largest ? 'too large' : bytes
}
