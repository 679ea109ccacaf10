// Route handlers of Next.js, as docs/guides/server.md has them.
import { createHostileTestServer } from './hostileTestServer.test.helper.ts'

const server = createHostileTestServer()

export const GET = server.handle
export const POST = server.handle
