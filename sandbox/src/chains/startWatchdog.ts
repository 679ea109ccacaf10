import { type ChildProcess, spawn } from 'node:child_process'

/** Ends the sandbox's child processes if the sandbox itself is killed too hard to do it. */
export interface Watchdog {
  watch(child: ChildProcess): void
  /** The children are gone: nothing is left to watch. */
  stop(): void
}

/**
 * A shell that reads process ids from a pipe whose other end only we hold. However we die, even by SIGKILL, the
 * pipe closes and the shell kills what it was told of. It has a session of its own, so that Ctrl-C in the terminal
 * or the end of our process group does not reach it first.
 */
const script = `
while read -r word; do
  case $word in done) exit 0 ;; *) pids="$pids $word" ;; esac
done
[ -z "$pids" ] || kill -KILL $pids 2>/dev/null
`

/** Starts the watchdog. On Windows, which has no such shell, it does nothing. */
export function startWatchdog(): Watchdog {
  if (process.platform === 'win32') return { watch() {}, stop() {} }
  const shell = spawn('/bin/sh', ['-c', script], { detached: true, stdio: ['pipe', 'ignore', 'ignore'] })
  // Without a shell there is no watchdog, which is no reason not to run.
  shell.on('error', () => {})
  shell.stdin.on('error', () => {})
  shell.unref()
  return {
    watch(child) {
      if (child.pid !== undefined) shell.stdin.write(`${child.pid}\n`)
    },
    stop() {
      shell.stdin.end('done\n')
    },
  }
}
