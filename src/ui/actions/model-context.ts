import type { ObjectSchema } from '../../commerce/domain/actions/input-schema.js'

// WebMCP, Draft Community Group Report (webmachinelearning.github.io/webmcp), as Chromium 156 has it behind `--enable-features=WebMCP`.
// `navigator.modelContext` and `requestUserInteraction` of earlier drafts are gone: a page asks its user itself.

/** A tool's result, as the Model Context Protocol shapes it (revision 2025-06-18, CallToolResult). */
export interface ToolResult {
  content: readonly { type: 'text'; text: string }[]
  structuredContent?: object
  /** True for a failure: an agent reads its text, but never an error that a tool throws. */
  isError?: boolean
}

export interface ModelContextTool {
  /** At most 128 ASCII letters, digits, `_`, `-` and `.`. */
  name: string
  /** For people, in their language. */
  title: string
  /** For agents. */
  description: string
  inputSchema: ObjectSchema
  annotations: {
    readOnlyHint: boolean
    /** The output has texts that the page does not vouch for. */
    untrustedContentHint: boolean
    /** The call has consequences: Chromium has it, the draft does not yet. */
    consequentialHint?: boolean
  }
  /** The second argument came with Chromium 153. */
  execute: (input: object, client?: { signal?: AbortSignal }) => Promise<ToolResult>
}

export interface ModelContext {
  /** Rejects with an InvalidStateError when the page has a tool of this name already, or with the signal's reason. */
  registerTool: (tool: ModelContextTool, options: { signal: AbortSignal }) => Promise<void>
}

/** The page's tools for agents; undefined where the browser has no WebMCP, or the page is not served securely. */
export const modelContext = (): ModelContext | undefined => (document as { modelContext?: ModelContext }).modelContext
