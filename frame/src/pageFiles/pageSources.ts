const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js'

/** Entries of the scripts that browsers load, as source files or compiled: for a bundler. */
export const pageSources = {
  /** The frame's page. */
  page: new URL(`../page/main.${extension}`, import.meta.url),
  /** The dedicated worker in which alone shares of keys are joined. */
  worker: new URL(`../keys/worker/worker.${extension}`, import.meta.url),
} as const
