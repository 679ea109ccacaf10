import type { RunningServer } from './RunningServer.ts';
/** Serves the built playground on `port`, with its proxy to `sandboxOrigin`. */
export declare function startPlayground(sandboxOrigin: string, port: number): Promise<RunningServer>;
//# sourceMappingURL=startPlayground.d.ts.map