import { afterEach, expect, test } from 'vitest'
import { run } from '../bootstrap/run.mjs'
import { StepFailure } from '../bootstrap/stepFailure.mjs'
import { freePort } from './freePort.ts'
import { type StartedServer, startServer } from './startServer.ts'

let server: StartedServer | undefined

afterEach(async () => {
  await server?.stop()
  server = undefined
})

async function start(program: string, limits: { startLimitMs?: number; stopLimitMs?: number } = {}) {
  const port = await freePort(5400)
  server = await startServer({
    name: 'the server',
    args: ['--eval', program.replaceAll('PORT', String(port))],
    cwd: process.cwd(),
    readyAddress: `http://127.0.0.1:${port}/pid`,
    remedy: 'Try again.',
    ...limits,
  })
  return { server, address: `http://127.0.0.1:${port}` }
}

const answering =
  'require("node:http").createServer((_, r) => r.end(String(process.pid))).listen(PORT, "127.0.0.1");'

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test('responds when start resolves, and has exited after stop', async () => {
  const { server, address } = await start(answering)
  expect((await fetch(address)).ok).toBe(true)
  await server.stop()
  await expect(fetch(address)).rejects.toThrow()
  expect(await server.ended).toBeUndefined()
})

test('a server that exits at start is reported with its output', async () => {
  const failure = await start('console.error("no database"); process.exit(3)').catch((error) => error)
  expect(failure).toBeInstanceOf(StepFailure)
  expect(failure.message).toBe('The server exited (exit code 3).')
  expect(failure.details).toBe('no database')
  expect(failure.remedy).toBe('Try again.')
})

test('a server that never responds is ended', async () => {
  const failure = await start('setInterval(() => {}, 1000)', { startLimitMs: 300 }).catch((error) => error)
  expect(failure.message).toBe('The server does not respond.')
})

test('a server that exits later is reported', async () => {
  const { server, address } = await start(answering)
  process.kill(Number(await (await fetch(address)).text()), 'SIGKILL')
  expect((await server.ended)?.message).toBe('The server exited (SIGKILL).')
})

test('a server that ignores SIGTERM is killed', async () => {
  const { server, address } = await start(`process.on("SIGTERM", () => {}); ${answering}`, {
    stopLimitMs: 100,
  })
  const pid = Number(await (await fetch(address)).text())
  await server.stop()
  expect(isAlive(pid)).toBe(false)
})

test('it does not outlive its parent process', async () => {
  const port = await freePort(5400)
  const address = `http://127.0.0.1:${port}/`
  const parameters = {
    name: 'the server',
    args: ['--eval', answering.replace('PORT', String(port))],
    cwd: process.cwd(),
    readyAddress: address,
    remedy: '',
  }
  const module = new URL('startServer.ts', import.meta.url).href
  const program = `
    const { startServer } = await import(${JSON.stringify(module)})
    await startServer(${JSON.stringify(parameters)})
    console.log((await fetch(${JSON.stringify(address)})).status)
    process.exit(0)
  `
  const { code, output } = await run(process.execPath, ['--input-type=module', '--eval', program])
  expect({ code, output }).toEqual({ code: 0, output: '200\n' })
  await expect.poll(() => fetch(address).catch(() => 'gone')).toBe('gone')
})

test('its children do not outlive it, even when it was killed', async () => {
  const child = answering.replace('process.pid', 'process.ppid')
  const { server, address } = await start(`
    require("node:child_process").spawn(process.execPath, ["--eval", ${JSON.stringify(child)}]);
    setInterval(() => {}, 1000);
  `)
  process.kill(Number(await (await fetch(address)).text()), 'SIGKILL')
  await server.stop()
  await expect.poll(() => fetch(address).catch(() => 'gone')).toBe('gone')
})
