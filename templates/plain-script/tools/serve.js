import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'

// `npm run dev`: serves this folder. With the origin of wallet-kit's sandbox, the page uses it and its test wallets.

const [, , sandbox = process.env.SANDBOX_ORIGIN] = process.argv
const port = Number(process.env.PORT ?? 3000)
const types = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
}
/** Nothing else of the folder is public. */
const served = /^\/(public|src|wallet-kit)\//

const server = createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost')
  if (pathname === '/' || pathname === '/index.html') {
    response.setHeader('Content-Type', 'text/html')
    response.end(readPage())
    return
  }
  const path = join('.', normalize(decodeURIComponent(pathname)))
  if (!served.test(`/${path.replaceAll('\\', '/')}`) || !existsSync(path) || !statSync(path).isFile()) {
    response.statusCode = 404
    response.end('Not found')
    return
  }
  response.setHeader('Content-Type', types[extname(path)] ?? 'application/octet-stream')
  createReadStream(path).pipe(response)
})
server.listen(port, () => console.log(`http://localhost:${port}`))

function readPage() {
  const page = readFileSync('index.html', 'utf8')
  if (!sandbox) return page
  const added = `<meta name="sandbox" content="${sandbox}" /><script src="${sandbox}/test-wallets.js"></script>`
  return page.replace('</title>', () => `</title>${added}`)
}
