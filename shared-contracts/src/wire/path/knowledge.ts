export const KNOWLEDGE_PATHS = {
  categories: '/api/knowledge/categories',
  store: '/api/knowledge/store',
  search: '/api/knowledge/search',
  advice: '/api/knowledge/advice',
  bulkUpload: '/api/knowledge/bulk-upload',
} as const;
