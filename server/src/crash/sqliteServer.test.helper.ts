// A server of its own process, for the test that kills it: file of the database, port, `own` or `authjs`.
import { createServer } from 'node:http'
import { createAuthJsHandler } from '../authjs/createAuthJsHandler.ts'
import { toNodeHandler } from '../node/toNodeHandler.ts'
import { createSqliteStore } from '../store/createSqliteStore.ts'
import { createTestServer } from '../testing/testServer.test.helper.ts'

const [, , file = '', port = '', protocol] = process.argv
const server = createTestServer({ store: createSqliteStore({ file }), rateLimit: false })
const handle = protocol === 'authjs' ? createAuthJsHandler({ server }) : server.handle
const handler = toNodeHandler(server, { handle })
createServer((request, response) => handler(request, response)).listen(Number(port), '127.0.0.1', () =>
  console.log('listening'),
)
