// Loaded into every Node process of a run with --require, so it has to be CommonJS: nothing else starts as early.
const { appendFileSync } = require('node:fs')

process.on('exit', () => {
  const report = process.env.BENCH_PEAK_MEMORY
  if (report) appendFileSync(report, `${process.resourceUsage().maxRSS}\n`)
})
