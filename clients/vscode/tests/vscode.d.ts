// The part of VS Code's API (1.85) that the extension uses, after its published declarations.
// The extension and the fake of the tests are both checked against it.

type Thenable<T> = PromiseLike<T>;

declare module "vscode" {
  export const version: string;

  export interface Disposable {
    dispose(): any;
  }
  export type Event<T> = (listener: (e: T) => any, thisArgs?: any, disposables?: Disposable[]) => Disposable;
  export class EventEmitter<T> {
    event: Event<T>;
    fire(data: T): void;
    dispose(): void;
  }
  export class Uri {
    static parse(value: string, strict?: boolean): Uri;
    static file(path: string): Uri;
    static joinPath(base: Uri, ...pathSegments: string[]): Uri;
    private constructor(scheme: string, authority: string, path: string, query: string, fragment: string);
    readonly scheme: string;
    readonly authority: string;
    readonly path: string;
    readonly query: string;
    readonly fragment: string;
    readonly fsPath: string;
    toString(skipEncoding?: boolean): string;
  }
  export class Position {
    constructor(line: number, character: number);
    readonly line: number;
    readonly character: number;
  }
  export class Range {
    constructor(startLine: number, startCharacter: number, endLine: number, endCharacter: number);
    readonly start: Position;
    readonly end: Position;
  }
  export interface TextDocument {
    readonly uri: Uri;
    readonly version: number;
    readonly isDirty: boolean;
    readonly isUntitled: boolean;
    getText(): string;
    save(): Thenable<boolean>;
  }
  export interface TextEditor {
    readonly document: TextDocument;
    readonly selection: Range & {readonly active: Position};
    readonly viewColumn: ViewColumn | undefined;
  }
  export interface TextDocumentChangeEvent {
    readonly document: TextDocument;
    readonly contentChanges: readonly {readonly range: Range; readonly text: string}[];
  }
  export class WorkspaceEdit {
    replace(uri: Uri, range: Range, newText: string): void;
  }
  export interface CancellationToken {
    isCancellationRequested: boolean;
    onCancellationRequested: Event<any>;
  }

  export interface Webview {
    options: WebviewOptions;
    html: string;
    readonly onDidReceiveMessage: Event<any>;
    postMessage(message: any): Thenable<boolean>;
    asWebviewUri(localResource: Uri): Uri;
    readonly cspSource: string;
  }
  export interface WebviewOptions {
    readonly enableScripts?: boolean;
    readonly enableForms?: boolean;
    readonly localResourceRoots?: readonly Uri[];
  }
  export interface WebviewPanel {
    readonly viewType: string;
    title: string;
    readonly webview: Webview;
    readonly active: boolean;
    readonly visible: boolean;
    readonly onDidChangeViewState: Event<{readonly webviewPanel: WebviewPanel}>;
    readonly onDidDispose: Event<void>;
    reveal(viewColumn?: number, preserveFocus?: boolean): void;
    dispose(): any;
  }

  export interface CustomDocument {
    readonly uri: Uri;
    dispose(): void;
  }
  export interface CustomDocumentEditEvent<T extends CustomDocument = CustomDocument> {
    readonly document: T;
    undo(): Thenable<void> | void;
    redo(): Thenable<void> | void;
    readonly label?: string;
  }
  export interface CustomDocumentContentChangeEvent<T extends CustomDocument = CustomDocument> {
    readonly document: T;
  }
  export interface CustomDocumentBackup {
    readonly id: string;
    delete(): void;
  }
  export interface CustomDocumentBackupContext {
    readonly destination: Uri;
  }
  export interface CustomDocumentOpenContext {
    readonly backupId: string | undefined;
    readonly untitledDocumentData: Uint8Array | undefined;
  }
  export interface CustomEditorProvider<T extends CustomDocument = CustomDocument> {
    readonly onDidChangeCustomDocument:
      Event<CustomDocumentEditEvent<T>> | Event<CustomDocumentContentChangeEvent<T>>;
    openCustomDocument(uri: Uri, openContext: CustomDocumentOpenContext, token: CancellationToken):
      Thenable<T> | T;
    resolveCustomEditor(document: T, webviewPanel: WebviewPanel, token: CancellationToken):
      Thenable<void> | void;
    saveCustomDocument(document: T, cancellation: CancellationToken): Thenable<void>;
    saveCustomDocumentAs(document: T, destination: Uri, cancellation: CancellationToken): Thenable<void>;
    revertCustomDocument(document: T, cancellation: CancellationToken): Thenable<void>;
    backupCustomDocument(document: T, context: CustomDocumentBackupContext, cancellation: CancellationToken):
      Thenable<CustomDocumentBackup>;
  }

  export enum ViewColumn {Active = -1, Beside = -2}
  export enum StatusBarAlignment {Left = 1, Right = 2}
  export interface StatusBarItem {
    name: string | undefined;
    text: string;
    tooltip: string | undefined;
    command: string | undefined;
    show(): void;
    hide(): void;
    dispose(): void;
  }
  export interface OutputChannel {
    append(value: string): void;
    appendLine(value: string): void;
    show(preserveFocus?: boolean): void;
    dispose(): void;
  }
  export interface MessageOptions {
    modal?: boolean;
    detail?: string;
  }
  export interface QuickPickItem {
    label: string;
    description?: string;
  }
  export interface WorkspaceConfiguration {
    get<T>(section: string): T | undefined;
    get<T>(section: string, defaultValue: T): T;
  }
  export interface ExtensionContext {
    readonly subscriptions: {dispose(): any}[];
    readonly extensionUri: Uri;
  }

  export namespace window {
    export const tabGroups: {readonly activeTabGroup: {readonly activeTab: {readonly input: unknown} | undefined}};
    export function registerCustomEditorProvider(
      viewType: string, provider: CustomEditorProvider<any>, options?: {
        readonly webviewOptions?: {readonly retainContextWhenHidden?: boolean};
        readonly supportsMultipleEditorsPerDocument?: boolean;
      }): Disposable;
    export const activeTextEditor: TextEditor | undefined;
    export const visibleTextEditors: readonly TextEditor[];
    export function showTextDocument(uri: Uri, options?: {viewColumn?: ViewColumn; selection?: Range}):
      Thenable<TextEditor>;
    export function createWebviewPanel(viewType: string, title: string, showOptions: ViewColumn): WebviewPanel;
    export function createStatusBarItem(
      id: string, alignment?: StatusBarAlignment, priority?: number): StatusBarItem;
    export function createOutputChannel(name: string): OutputChannel;
    export function showInformationMessage(message: string, ...items: string[]): Thenable<string | undefined>;
    export function showWarningMessage(message: string, ...items: string[]): Thenable<string | undefined>;
    export function showWarningMessage(
      message: string, options: MessageOptions, ...items: string[]): Thenable<string | undefined>;
    export function showErrorMessage(message: string, ...items: string[]): Thenable<string | undefined>;
    export function showInputBox(options?: {
      prompt?: string; value?: string; validateInput?(value: string): string | null | undefined;
    }): Thenable<string | undefined>;
    export function showQuickPick<T extends QuickPickItem>(
      items: readonly T[], options?: {placeHolder?: string}): Thenable<T | undefined>;
    export function showOpenDialog(options?: {title?: string; openLabel?: string}): Thenable<Uri[] | undefined>;
    export function showSaveDialog(options?: {
      title?: string; filters?: {[name: string]: string[]};
    }): Thenable<Uri | undefined>;
  }
  export namespace workspace {
    export const isTrusted: boolean;
    export const onDidGrantWorkspaceTrust: Event<void>;
    export const onDidChangeTextDocument: Event<TextDocumentChangeEvent>;
    export const onDidCloseTextDocument: Event<TextDocument>;
    export function applyEdit(edit: WorkspaceEdit): Thenable<boolean>;
    export const fs: {
      readFile(uri: Uri): Thenable<Uint8Array>;
      writeFile(uri: Uri, content: Uint8Array): Thenable<void>;
      createDirectory(uri: Uri): Thenable<void>;
      isWritableFileSystem(scheme: string): boolean | undefined;
    };
    export function getConfiguration(section?: string): WorkspaceConfiguration;
  }
  export namespace commands {
    export function registerCommand(command: string, callback: (...args: any[]) => any): Disposable;
    export function executeCommand<T = unknown>(command: string, ...rest: any[]): Thenable<T>;
  }
  export namespace env {
    export const clipboard: {readText(): Thenable<string>; writeText(value: string): Thenable<void>};
  }
}
