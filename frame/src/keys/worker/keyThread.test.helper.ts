// The worker as a thread of Node, whose port has the same methods as a dedicated worker's scope.
import { parentPort } from 'node:worker_threads'
import { serveKeys, type WorkerScope } from './serveKeys.ts'

serveKeys(parentPort as unknown as WorkerScope)
