import type { PageBundle } from './PageBundle.ts'
import { pageFolder } from './pageFolder.ts'
import { readReleasedPage } from './readReleasedPage.ts'

/** Scripts of the page as they were released with the package. */
export const loadPage = (): Promise<PageBundle> => readReleasedPage(pageFolder)
