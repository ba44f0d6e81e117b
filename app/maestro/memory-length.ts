/**
 * Characters of a memory that are read: a page says enough, and the time to compose stays bounded. A file of its own,
 * because the browser needs it without the engine's types.
 */
export const maxMemoryLength = 2000;
