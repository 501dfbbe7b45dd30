/** Where the worker’s script is that asks servers; known before its code is wanted (server.ts). */
export const serverScript: { address?: string } = {};
