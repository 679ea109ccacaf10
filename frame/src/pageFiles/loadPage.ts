import { loadPage as load } from '#loadPage'
import type { PageBundle } from './PageBundle.ts'

/**
 * Scripts of the frame's page, for `createFrameService`: those of the release. In the repository, where nothing is built
 * before a start, they are bundled from the sources.
 *
 * @throws an Error when they are missing, or are not the released ones
 */
export function loadPage(): Promise<PageBundle> {
  return load()
}
