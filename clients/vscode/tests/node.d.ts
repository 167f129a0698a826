// What the extension uses of Node and of webviews; the types of Node are no package of Debian's tsc.

declare function acquireVsCodeApi(): {postMessage(message: any): void; getState(): any; setState(state: any): void};
declare const process: {env: Record<string, string | undefined>; pid: number};
declare const Buffer: {from(data: any, encoding?: string): Uint8Array & {toString(encoding: string): string}};
declare module "node:*";
declare module "node:fs" {
  export function accessSync(path: string, mode: number): void;
  export const constants: {X_OK: number};
}
declare module "node:fs/promises" {
  export function access(path: string, mode: number): Promise<void>;
  export const constants: {W_OK: number};
  export function readFile(path: string): Promise<Uint8Array>;
  export function rm(path: string, options: {force: boolean}): Promise<void>;
}
declare module "node:os" {
  export function tmpdir(): string;
}
declare module "node:path" {
  export const delimiter: string;
  export function basename(path: string): string;
  export function dirname(path: string): string;
  export function isAbsolute(path: string): boolean;
  export function join(...parts: string[]): string;
}
declare module "node:crypto" {
  export function randomBytes(size: number): {toString(encoding: string): string};
}
declare module "node:child_process" {
  export const execFile: any;
}
declare module "node:util" {
  export function promisify(action: any): (...args: any[]) => Promise<any>;
}
