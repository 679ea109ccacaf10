import { type ChildProcess, spawn } from 'node:child_process'

/** Kills the sandbox's child processes if the sandbox dies without doing so, e.g. by SIGKILL. */
export interface Watchdog {
  watch(child: ChildProcess): void
  /** Ends the watchdog after the children have exited. */
  stop(): void
}

/**
 * A shell that reads process ids from a pipe whose other end only we hold. When we die, even by SIGKILL, the
 * pipe closes and the shell kills those processes. It runs in a session of its own, so that Ctrl-C in the terminal
 * or the end of our process group does not stop it first.
 */
const script = `
while read -r word; do
  case $word in done) exit 0 ;; *) pids="$pids $word" ;; esac
done
[ -z "$pids" ] || kill -KILL $pids 2>/dev/null
`

/** Starts the watchdog. Does nothing on Windows, which has no such shell. */
export function startWatchdog(): Watchdog {
  if (process.platform === 'win32') return { watch() {}, stop() {} }
  const shell = spawn('/bin/sh', ['-c', script], { detached: true, stdio: ['pipe', 'ignore', 'ignore'] })
  // Without a shell the sandbox runs without a watchdog.
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
