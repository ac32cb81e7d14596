import type { BlockDeclaration } from '../../core/element/declaration.js'
import { blockPage } from '../llms/block-page.js'

/** Returns the README of a block's folder: its documentation, and where its source, stories and tests are. */
export const blockReadme = (folder: string, declaration: BlockDeclaration): string =>
  [
    `<!-- Generated from ${folder}.block.ts by \`npm run generate\`. -->`,
    blockPage(declaration).trimEnd(),
    `## Source\n\n- Declaration: [${folder}.block.ts](./${folder}.block.ts)\n- View: [${folder}.tsx](./${folder}.tsx)\n- Stories: [${folder}.stories.tsx](../../../stories/${folder}.stories.tsx)`,
  ]
    .join('\n\n')
    .concat('\n')
