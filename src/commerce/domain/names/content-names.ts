/** The object that a page of the site is in the search, and its fields. */
export const contentNames = {
  content: 'ManagedContent',
  'content.path': 'Path',
  'content.role': 'Role',
  'content.language': 'Language',
  'content.title': 'Title',
  'content.excerpt': 'Excerpt',
  'content.changed': 'LastModifiedDate',
} as const
