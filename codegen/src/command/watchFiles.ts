import { existsSync, readdirSync, statSync, watch } from 'node:fs'
import { dirname, join } from 'node:path'

export interface FileWatcher {
  /**
   * Watches these files from now on, and no others.
   *
   * @param since Time in milliseconds before they were read; a change since then counts.
   */
  follow(paths: readonly string[], since: number): void
  close(): void
}

/** Editors write several times, and several files; changes are reported after a pause of this length. */
const quietMs = 50

/** For platforms that cannot watch: network disks, or no watchers left. */
const pollMs = 1_000

/**
 * Reports when one of some files is changed, added or removed. Folders are watched instead of files, because editors
 * replace files. The content of events is not relied on: files are compared with their earlier state.
 */
export function watchFiles(onChange: () => void): FileWatcher {
  let listeners = new Map<string, { close(): void }>()
  let seen = new Map<string, string>()
  let timer: NodeJS.Timeout | undefined

  function schedule() {
    clearTimeout(timer)
    timer = setTimeout(compare, quietMs)
  }

  function compare() {
    const now = new Map([...seen.keys()].map((path) => [path, stateOf(path)]))
    const isSame = [...now].every(([path, state]) => seen.get(path) === state)
    seen = now
    if (!isSame) onChange()
    // A parent folder of a file was created.
    else if (foldersOf(now.keys()).some((folder) => !listeners.has(folder))) listen()
  }

  function listen() {
    // Reopened each time: the watcher of a folder that was removed and created again reports nothing.
    const before = listeners
    listeners = new Map(foldersOf(seen.keys()).map((folder) => [folder, open(folder)]))
    for (const listener of before.values()) listener.close()
    // Finds changes between two watchers.
    schedule()
  }

  function open(folder: string): { close(): void } {
    try {
      return watch(folder, schedule).on('error', schedule)
    } catch {
      const poll = setInterval(compare, pollMs)
      return { close: () => clearInterval(poll) }
    }
  }

  return {
    follow(paths, since) {
      seen = new Map(
        paths.map((path) => [path, seen.get(path) ?? (isNewer(path, since) ? 'newer' : stateOf(path))]),
      )
      listen()
    },
    close() {
      clearTimeout(timer)
      for (const listener of listeners.values()) listener.close()
      listeners.clear()
    },
  }
}

/** The folders of files, or the nearest ones above that exist. */
function foldersOf(paths: Iterable<string>): string[] {
  return [...new Set([...paths].map(existingFolder))]
}

function existingFolder(path: string): string {
  let folder = isFolder(path) ? path : dirname(path)
  while (!existsSync(folder) && folder !== dirname(folder)) folder = dirname(folder)
  return folder
}

function stateOf(path: string): string {
  if (isFolder(path)) return contentOf(path)
  const state = statSync(path, { throwIfNoEntry: false })
  return state === undefined ? 'missing' : `${state.ino} ${state.size} ${state.mtimeMs}`
}

/** The documents of a folder, any of which may become a contract. */
function contentOf(folder: string): string {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() || /\.(json|ya?ml)$/i.test(entry.name))
    .map((entry) => (entry.isDirectory() ? entry.name : `${entry.name} ${stateOf(join(folder, entry.name))}`))
    .sort()
    .join('\n')
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true
}

function isNewer(path: string, since: number): boolean {
  return !isFolder(path) && (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0) > since
}
