import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

// `npm run build`: copies the kit beside the page, and writes the import map with the hashes of its files.

const source = 'node_modules/@wallet-kit/react/dist/browser'
rmSync('wallet-kit', { recursive: true, force: true })
cpSync(source, 'wallet-kit', { recursive: true })

const hashes = JSON.parse(readFileSync(`${source}/integrity.json`, 'utf8'))
const map = {
  imports: {
    '@wallet-kit/react/elements': './wallet-kit/elements.js',
    '@wallet-kit/sdk': './wallet-kit/sdk.js',
    '@wallet-kit/sdk/actions': './wallet-kit/actions.js',
    '@wallet-kit/sdk/networks': './wallet-kit/networks.js',
  },
  integrity: Object.fromEntries(Object.entries(hashes).map(([file, hash]) => [`./wallet-kit/${file}`, hash])),
}
const page = readFileSync('index.html', 'utf8')
const place = /<script type="importmap">.*?<\/script>/s
if (!place.test(page)) throw new Error('index.html has no import map.')
writeFileSync(
  'index.html',
  page.replace(place, () => `<script type="importmap">${JSON.stringify(map)}</script>`),
)
