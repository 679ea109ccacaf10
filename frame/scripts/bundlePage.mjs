// Bundles the scripts of the frame's page into `dist/page-scripts`, with their hashes and the licenses of what they contain.
import { writeFileSync } from 'node:fs'
import { containedLicenses } from '../../scripts/bundle/containedLicenses.ts'
import { loadPage } from '../src/pageFiles/bundlePage.ts'
import { writePage } from '../src/pageFiles/writePage.ts'

const folder = new URL('../dist/page-scripts/', import.meta.url)
const bundle = await loadPage()
await writePage(bundle, folder)
writeFileSync(new URL('LICENSES.md', folder), containedLicenses(bundle.sources) ?? '')
