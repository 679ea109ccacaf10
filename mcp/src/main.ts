#!/usr/bin/env node
import { readFileSync } from 'node:fs'
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js'
import { createServer } from './createServer.ts'
import { readDocuments } from './documents.ts'

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))

// Standard input and output belong to the protocol; the process ends when the client closes them.
await createServer(readDocuments(), version).connect(new StdioServerTransport())
