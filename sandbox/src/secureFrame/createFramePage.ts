import { type FramePageFiles, type FrameServiceOptions, loadPage } from '@wallet-kit/frame'
import { cacheFileOf } from '../pageScripts/loadPageScript.ts'
import { readPageScript } from '../pageScripts/readPageScript.ts'

/** The frame's page, with its configuration. */
export function createFramePage(
  page: Pick<FrameServiceOptions['page'], 'config' | 'connectSources'>,
): FrameServiceOptions['page'] {
  let files: Promise<FramePageFiles> | undefined
  return {
    ...page,
    title: 'Sandbox wallet',
    files() {
      // Loaded with the first request: most sessions never log in with it.
      files ??= load()
      return files
    },
  }
}

async function load(): Promise<FramePageFiles> {
  const bundle = async () => {
    const { files, sources } = await loadPage()
    return { code: JSON.stringify(files), files: sources }
  }
  return JSON.parse(
    await readPageScript({ cacheFile: cacheFileOf('secure-frame'), bundle }),
  ) as FramePageFiles
}
