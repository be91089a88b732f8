/** Has the compiler read a few lines that stand among our sources, and tells what it says of them. */
import { join } from 'node:path';

import ts from 'typescript';

const WEB = join(import.meta.dirname, '../..');

/** What the compiler says of each text, as if it were a file beside this one. */
export function complaints<Name extends string>(
  texts: Readonly<Record<Name, string>>,
): Record<Name, string[]> {
  const { config } = ts.readConfigFile(join(WEB, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, WEB);
  const names = Object.keys(texts) as Name[];
  const files = new Map(
    names.map((name) => [join(import.meta.dirname, `${name}.ts`), texts[name]]),
  );
  const host = ts.createCompilerHost(options);
  const { readFile, fileExists, getSourceFile } = host;
  host.readFile = (path) => files.get(path) ?? readFile(path);
  host.fileExists = (path) => files.has(path) || fileExists(path);
  host.getSourceFile = (path, language) => {
    const text = files.get(path);
    return text === undefined
      ? getSourceFile(path, language)
      : ts.createSourceFile(path, text, language);
  };
  const program = ts.createProgram([...files.keys()], { ...options, noEmit: true }, host);
  const said = (path: string) => {
    const source = program.getSourceFile(path);
    const found: readonly ts.Diagnostic[] = [
      ...program.getSyntacticDiagnostics(source),
      ...program.getSemanticDiagnostics(source),
    ];
    return found.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
  };
  return Object.fromEntries([...files.keys()].map((path, at) => [names[at], said(path)])) as Record<
    Name,
    string[]
  >;
}
