import { getWindow } from './getWindow.ts'

/** Whether the page is served by this machine, so that its visitor is its developer. */
export function isDeveloperPage(): boolean {
  return /^(?:localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(getWindow()?.location.hostname ?? '')
}
