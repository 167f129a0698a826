/// The keys and commands, as the help lists them.
enum Help {
  static let lines =
    """
    Moving
      h j k l, arrows     one cell; a number before them repeats
      0 $ Home End        first and last column
      gg G 12G            first row, last row, row 12
      Space Ctrl-F Ctrl-B a page; Ctrl-D Ctrl-U half of one
      wheel, click        scroll, go to a cell; a click on a title sorts

    Looking
      /  n  N  *          search (\\v before a regular expression), next, previous, the cell's text
      s S gs gS go        sort ascending, descending, by one more column, not at all
      &  =  g&            filter by an expression, like the cell, clear
      zg zG               group by the column, by none; za zc zo zM zR collapse and expand
      zf < > g- gv        fix columns up to here, narrower, wider, hide, show all
      K I F               the whole cell, statistics, frequencies of the column

    Editing
      Enter i cc          edit the cell, with its text or without; Tab moves to the next cell
      x o O dd            empty the cell, insert a row below or above, delete the row
      v V                 mark cells or rows; y copies, x empties, d deletes them
      y Y p               copy the cell or row, paste
      u Ctrl-R            undo, redo
      Ctrl-S              save

    Commands
      :w [FILE]  :w!      save, save a copy, save over a file that another program changed
      :q  :q!  :wq        leave, leave without saving, save and leave
      :e  :e!             read the file again, drop the edits
      :diff [FILE]        the differences from the saved state, or from another file
      :merge :conflicts   merge with a file that another program changed; :take ours, :take theirs
      :export FILE [FORMAT]  csv, tsv, json, ndjson, markdown, html, sql, text or latex
      :sort COLUMN  :group COLUMN…  :column COLUMN  :filter EXPRESSION  :search TEXT
      :replace TEXT BY    replace what a search finds
      :stats :freq :info :problems
      :next :prev, ]f [f  the other files of the command line
    """
    .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
}
