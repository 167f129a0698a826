// Made by clients/generate-types.py from Protocol/openrpc.json; not to be edited.

/** Every request of the protocol as a method. */
export class Calls {
  #daemon;

  constructor(daemon) {
    this.#daemon = daemon;
  }

  tableCreate(params = {}, options = {}) {
    return this.#daemon.request("table/create", params, options);
  }

  tableOpen(params = {}, options = {}) {
    return this.#daemon.request("table/open", params, options);
  }

  tableDescribe(params = {}, options = {}) {
    return this.#daemon.request("table/describe", params, options);
  }

  tableEdit(params = {}, options = {}) {
    return this.#daemon.request("table/edit", params, options);
  }

  tableUndo(params = {}, options = {}) {
    return this.#daemon.request("table/undo", params, options);
  }

  tableRedo(params = {}, options = {}) {
    return this.#daemon.request("table/redo", params, options);
  }

  tableHistory(params = {}, options = {}) {
    return this.#daemon.request("table/history", params, options);
  }

  tableJump(params = {}, options = {}) {
    return this.#daemon.request("table/jump", params, options);
  }

  tableSave(params = {}, options = {}) {
    return this.#daemon.request("table/save", params, options);
  }

  tableAdoptFile(params = {}, options = {}) {
    return this.#daemon.request("table/adoptFile", params, options);
  }

  tableRowSource(params = {}, options = {}) {
    return this.#daemon.request("table/rowSource", params, options);
  }

  tableRowAt(params = {}, options = {}) {
    return this.#daemon.request("table/rowAt", params, options);
  }

  tableDidChangeText(params = {}, options = {}) {
    return this.#daemon.request("table/didChangeText", params, options);
  }

  tableRecover(params = {}, options = {}) {
    return this.#daemon.request("table/recover", params, options);
  }

  tableBackup(params = {}, options = {}) {
    return this.#daemon.request("table/backup", params, options);
  }

  tableExport(params = {}, options = {}) {
    return this.#daemon.request("table/export", params, options);
  }

  tableSetRows(params = {}, options = {}) {
    return this.#daemon.request("table/setRows", params, options);
  }

  tableValidate(params = {}, options = {}) {
    return this.#daemon.request("table/validate", params, options);
  }

  tableDiff(params = {}, options = {}) {
    return this.#daemon.request("table/diff", params, options);
  }

  viewOpen(params = {}, options = {}) {
    return this.#daemon.request("view/open", params, options);
  }

  viewGet(params = {}, options = {}) {
    return this.#daemon.request("view/get", params, options);
  }

  viewSet(params = {}, options = {}) {
    return this.#daemon.request("view/set", params, options);
  }

  viewTap(params = {}, options = {}) {
    return this.#daemon.request("view/tap", params, options);
  }

  viewRows(params = {}, options = {}) {
    return this.#daemon.request("view/rows", params, options);
  }

  cellText(params = {}, options = {}) {
    return this.#daemon.request("cell/text", params, options);
  }

  viewPin(params = {}, options = {}) {
    return this.#daemon.request("view/pin", params, options);
  }

  viewUnpin(params = {}, options = {}) {
    return this.#daemon.request("view/unpin", params, options);
  }

  viewLocate(params = {}, options = {}) {
    return this.#daemon.request("view/locate", params, options);
  }

  viewWatch(params = {}, options = {}) {
    return this.#daemon.request("view/watch", params, options);
  }

  viewScroll(params = {}, options = {}) {
    return this.#daemon.request("view/scroll", params, options);
  }

  viewHit(params = {}, options = {}) {
    return this.#daemon.request("view/hit", params, options);
  }

  viewHover(params = {}, options = {}) {
    return this.#daemon.request("view/hover", params, options);
  }

  viewMeasure(params = {}, options = {}) {
    return this.#daemon.request("view/measure", params, options);
  }

  viewResync(params = {}, options = {}) {
    return this.#daemon.request("view/resync", params, options);
  }

  viewSync(params = {}, options = {}) {
    return this.#daemon.request("view/sync", params, options);
  }

  viewUnwatch(params = {}, options = {}) {
    return this.#daemon.request("view/unwatch", params, options);
  }

  viewCollapse(params = {}, options = {}) {
    return this.#daemon.request("view/collapse", params, options);
  }

  viewSelect(params = {}, options = {}) {
    return this.#daemon.request("view/select", params, options);
  }

  viewSelection(params = {}, options = {}) {
    return this.#daemon.request("view/selection", params, options);
  }

  viewCopy(params = {}, options = {}) {
    return this.#daemon.request("view/copy", params, options);
  }

  viewFind(params = {}, options = {}) {
    return this.#daemon.request("view/find", params, options);
  }

  filterConvert(params = {}, options = {}) {
    return this.#daemon.request("filter/convert", params, options);
  }

  filterLike(params = {}, options = {}) {
    return this.#daemon.request("filter/like", params, options);
  }

  viewAggregate(params = {}, options = {}) {
    return this.#daemon.request("view/aggregate", params, options);
  }

  viewProfile(params = {}, options = {}) {
    return this.#daemon.request("view/profile", params, options);
  }

  tableDeclare(params = {}, options = {}) {
    return this.#daemon.request("table/declare", params, options);
  }

  tableResolve(params = {}, options = {}) {
    return this.#daemon.request("table/resolve", params, options);
  }

  actionList(params = {}, options = {}) {
    return this.#daemon.request("action/list", params, options);
  }

  actionInvoke(params = {}, options = {}) {
    return this.#daemon.request("action/invoke", params, options);
  }

  expressionCheck(params = {}, options = {}) {
    return this.#daemon.request("expression/check", params, options);
  }

  expressionEvaluate(params = {}, options = {}) {
    return this.#daemon.request("expression/evaluate", params, options);
  }

  textMeasure(params = {}, options = {}) {
    return this.#daemon.request("text/measure", params, options);
  }

  viewReplace(params = {}, options = {}) {
    return this.#daemon.request("view/replace", params, options);
  }

  tableRevert(params = {}, options = {}) {
    return this.#daemon.request("table/revert", params, options);
  }

  tableSetDialect(params = {}, options = {}) {
    return this.#daemon.request("table/setDialect", params, options);
  }

  tableWatchFile(params = {}, options = {}) {
    return this.#daemon.request("table/watchFile", params, options);
  }

  tableConflicts(params = {}, options = {}) {
    return this.#daemon.request("table/conflicts", params, options);
  }

  tableResolveConflicts(params = {}, options = {}) {
    return this.#daemon.request("table/resolveConflicts", params, options);
  }

  cellDraft(params = {}, options = {}) {
    return this.#daemon.request("cell/draft", params, options);
  }

  cellRefresh(params = {}, options = {}) {
    return this.#daemon.request("cell/refresh", params, options);
  }

  tableSetParams(params = {}, options = {}) {
    return this.#daemon.request("table/setParams", params, options);
  }

  viewCursor(params = {}, options = {}) {
    return this.#daemon.request("view/cursor", params, options);
  }

  viewClose(params = {}, options = {}) {
    return this.#daemon.request("view/close", params, options);
  }

  tableClose(params = {}, options = {}) {
    return this.#daemon.request("table/close", params, options);
  }

  tableOpenDifference(params = {}, options = {}) {
    return this.#daemon.request("table/openDifference", params, options);
  }

  journalList(params = {}, options = {}) {
    return this.#daemon.request("journal/list", params, options);
  }

  journalRemove(params = {}, options = {}) {
    return this.#daemon.request("journal/remove", params, options);
  }

  databaseList(params = {}, options = {}) {
    return this.#daemon.request("database/list", params, options);
  }

  sourceDidChange(params = {}, options = {}) {
    return this.#daemon.request("source/didChange", params, options);
  }

  presetList(params = {}, options = {}) {
    return this.#daemon.request("preset/list", params, options);
  }

  serverStats(params = {}, options = {}) {
    return this.#daemon.request("server/stats", params, options);
  }

  rpcDiscover(params = {}, options = {}) {
    return this.#daemon.request("rpc.discover", params, options);
  }
}
