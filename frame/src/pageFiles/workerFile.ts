/** Name of the worker's script, beside those of the page's modules. */
export const workerFile = 'worker.js'
