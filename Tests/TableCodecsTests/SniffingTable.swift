/// What the sniffer makes of the files of duckdb's own tests.
///
/// A line: path; delimiter as a number; whether the first record is a header; number of records;
/// the types of the columns (i integer, n number, b boolean, d date, m moment, c time, t text; a count
/// follows a letter in long ones); and, where `sniff_csv` of duckdb says something else, why.
enum SniffingTable {
  static let lines = """
    auto/14177.csv;44;header;5;it
    auto/backslash_escape.csv;124;data;3;itt
    auto/date_format_bug_linux.csv;44;header;3;t
    auto/duplicate_header_col.csv;44;header;2;itt
    auto/duplicate_header_collision.csv;44;header;2;ittt
    auto/duplicate_header_columns.csv;44;header;2;itttttttttttt
    auto/early_out_error.csv;44;header;22;iti
    auto/empty_header.csv;44;data;3;itt;an all-empty first record names nothing
    auto/glob/0.csv;44;header;27;iint
    auto/glob/1.csv;44;header;28;iint
    auto/int_bol.csv;44;header;4;ib
    auto/invalid_time.csv;44;header;0;t
    auto/issue_1254.csv;44;header;2;ii
    auto/issue_1254_rn.csv;44;header;2;ii
    auto/issue_811.csv;44;header;4494;indt;days are first between points
    auto/large_mixed_data.csv;124;header;27003;itn
    auto/leading_space_numerics.csv;44;data;3;itt
    auto/missing_header_col.csv;44;header;2;itt
    auto/missing_many_col.csv;44;header;2;itttttttttttt
    auto/mixed_single_line.csv;44;data;1;it
    auto/mock_duckdb_test_data.csv;44;header;9;ititt;ragged records are told
    auto/multi_column_string_mix.csv;124;data;9;iiit;the reference refuses the file
    auto/multi_column_string_mix_r_n.csv;124;data;9;iiit;the reference refuses the file
    auto/multi_column_string_r.csv;124;data;9;iiit
    auto/multi_column_string_r_n.csv;124;data;9;iiit
    auto/multiple_skip_row.csv;44;header;1;ntd
    auto/no_header.csv;44;data;2;ntd
    auto/normalize_names_1.csv;44;header;2;itt
    auto/normalize_names_2.csv;44;header;2;itt
    auto/normalize_names_3.csv;44;header;2;itt
    auto/normalize_names_4.csv;44;header;2;itt
    auto/normalize_names_5.csv;44;header;2;itt
    auto/normalize_names_6.csv;44;header;2;itt
    auto/pipe_delim.csv;124;data;3;itt
    auto/pipe_delim_quote.csv;124;data;3;itt
    auto/quote_escape.csv;124;data;3;itt
    auto/rfc_conform.csv;44;data;3;itt
    auto/rfc_conform_quote.csv;44;data;3;itt
    auto/sample.csv;44;header;3;tti
    auto/semicolon_delim.csv;59;data;3;itt
    auto/semicolon_escape.csv;59;data;3;itt
    auto/semicolon_quote.csv;59;data;3;itt
    auto/single_header.csv;44;header;1;ntd
    auto/single_numeric.csv;44;data;1;i
    auto/single_quote_backslash.csv;124;data;3;itt
    auto/single_value.csv;44;header;0;t
    auto/skip_row.csv;44;header;1;ntd
    auto/tab.csv;9;data;3;itt
    auto/tab_single_quote.csv;9;data;3;itt
    auto/tab_single_quote_varchar.csv;9;data;3;itt
    auto/test_fallback.csv;44;header;4683;tnti
    auto/test_header_mix.csv;44;header;2;itttttttttttt
    auto/test_multiple_columns.csv;44;header;300;iiiiiiiiiiiii
    auto/test_multiple_columns_rn.csv;44;header;300;iiiiiiiiiiiii
    auto/test_single_column.csv;44;header;5;i
    auto/test_single_column_rn.csv;44;header;5;i
    auto/time.csv;44;header;3;c
    auto/time_date_timestamp.csv;44;header;3;itcdm
    auto/time_date_timestamp_dd-mm-yy.csv;44;header;3;itcdm
    auto/time_date_timestamp_dd-mm-yyyy.csv;44;header;3;itcdm
    auto/time_date_timestamp_mm-dd-yy.csv;44;header;3;itcdm
    auto/time_date_timestamp_mm-dd-yyyy.csv;44;header;3;itcdm
    auto/time_date_timestamp_trailing.csv;44;header;3;itctdt
    auto/time_date_timestamp_yy.mm.dd.csv;44;header;3;itcdm
    auto/time_date_timestamp_yyyy.mm.dd.csv;44;header;3;itcdm
    auto/titlebasicsdebug.tsv;9;header;3002;ttttiitit;\\N is null
    auto/unnamed_columns.csv;44;data;2;itttttttttttt
    auto/utf8bom.csv;44;header;2;it
    auto/varchar_multi_line.csv;44;header;1;ttt
    auto/varchar_single_line.csv;44;header;0;tt
    auto/various_time_formats.csv;44;data;1;ttctt;a time is no name
    auto_date/date_example_1.csv;44;header;3;d
    auto_date/date_example_2.csv;44;header;3;d
    auto_date/device_metadata_1.csv;44;header;25;ttttttdtttbiid
    comments/14635.csv;44;header;1;ttt
    comments/14648.csv;44;header;2;tt;the reference is told a comment; here none is needed
    comments/17226.csv;44;header;2;iii
    comments/big.csv;59;header;1448;ii
    comments/comment_skip.csv;44;header;2;iii
    comments/empty_space.csv;59;data;5;ii;a comment does not begin with a blank
    comments/error.csv;59;header;2728;ii;comments begin lines only
    comments/invalid_rows.csv;59;header;2;ii
    comments/mid_line.csv;59;data;2;iti;comments begin lines only
    comments/mid_line_header.csv;59;header;2;iti;comments begin lines only
    comments/mid_line_invalid.csv;59;data;4;itt;the reference refuses the file
    comments/mid_line_null.csv;59;header;2;it;comments begin lines only
    comments/mid_line_quote.csv;59;header;2;it
    comments/midline_big.csv;59;header;1448;it;comments begin lines only
    comments/midline_empty_space.csv;59;header;2;it;comments begin lines only
    comments/mixed_options.csv;44;data;4;ttt;ragged records are read and told
    comments/only_midline.csv;59;data;2;iti;comments begin lines only
    comments/simple.csv;59;header;2;ii
    comments/simple_comma.csv;9;header;6;t;neither mark divides most lines
    comments/simple_mid_line.csv;59;header;4;it;comments begin lines only
    decimal_separators/decimal_separators.csv;59;header;5;tn;the reference takes both for text
    decimal_separators/decimal_separators_csv.csv;44;header;1;tn
    decimal_separators/invalid_char.csv;44;header;1;t
    decimal_separators/mixed_format_fail.csv;9;header;3;t
    encodings/all_latin1.csv;9;header;189;t;the reference refuses the file
    encodings/all_utf16.csv;31;header;63486;t;the reference refuses the file
    encodings/latin1.csv;44;header;12;ti;the reference refuses the file
    encodings/only_latin1.csv;44;data;6;tt;the reference refuses the file
    encodings/only_utf16.csv;44;data;6;tt;the reference refuses the file
    encodings/shift_jis.csv;44;header;20;ti;the reference refuses the file
    encodings/utf16.csv;44;header;20;ti;the reference refuses the file
    headers/all_varchar.csv;44;header;1;t
    headers/borked_type.csv;44;header;2;t
    headers/empty_1.csv;44;header;2;iiiii
    headers/empty_2.csv;44;header;2;iiiii
    headers/empty_3.csv;44;header;2;iiiii
    headers/empty_4.csv;44;header;2;iiiii
    headers/escaped_quote.csv;44;header;2;ti
    headers/integer.csv;44;data;1;i
    headers/single_line.csv;44;header;0;tt
    headers/undetected_type.csv;9;header;1;n
    headers/unescaped_quote.csv;44;header;2;ti
    multidelimiter/aa_delim.csv;44;header;18;t
    multidelimiter/aa_delim_quoted.csv;44;header;18;t
    multidelimiter/aa_delim_quoted_2.csv;44;header;18;t
    multidelimiter/aa_delim_small.csv;44;header;2;t
    multidelimiter/aaa_delim.csv;44;header;18;t
    multidelimiter/aaaa_delim.csv;44;header;18;t
    multidelimiter/aaaa_delim_rn.csv;44;header;18;t
    multidelimiter/aaab_delim.csv;44;header;1;t
    multidelimiter/aab_delim.csv;44;header;1;t
    multidelimiter/ab_delim.csv;44;header;18;t
    multidelimiter/abac.csv;44;header;0;t
    multidelimiter/abac_incomplete_quote.csv;44;header;0;t
    multidelimiter/abac_mix.csv;44;header;0;t
    multidelimiter/abac_newline_in_quote.csv;44;header;1;t
    multidelimiter/carriage_feed_newline.csv;44;header;1;t
    multidelimiter/complex_unterminated_quote.csv;44;header;0;t
    multidelimiter/escape_non_quote_escape.csv;124;header;0;tt
    multidelimiter/escape_non_quote_escape_complex.csv;44;header;0;t
    multidelimiter/file_ends_in_quoted_value.csv;44;data;1;t;an unclosed quote is a value
    multidelimiter/incomplete_multibyte_delimiter.csv;44;header;0;t
    multidelimiter/many_bytes.csv;124;data;8;tttt
    multidelimiter/simple_unterminated_quote.csv;44;data;1;t;an unclosed quote is a value
    multidelimiter/trailing_delimiter.csv;124;data;1;tt
    multidelimiter/trailing_delimiter_complex.csv;44;header;0;t
    multidelimiter/unquote_without_delimiter.csv;44;header;0;t
    multidelimiter/unterminated_escape.csv;44;header;0;t
    multidelimiter/unterminated_escape_complex.csv;44;header;0;t
    multidelimiter/unterminated_quote_escape.csv;44;data;1;t
    multidelimiter/unterminated_quote_escape_complex.csv;44;header;0;t
    multidelimiter/unterminated_quote_multi_line.csv;44;header;0;t
    multidelimiter/unterminated_quote_with_escape.csv;44;header;0;t
    multidelimiter/unterminated_quote_with_escape_complex.csv;44;header;0;t
    multidelimiter/windows_newline.csv;44;header;1;t
    null/hive_partition_null_overwrite.csv;44;header;2;itiin
    null/multiple_nulls.csv;44;header;3;tin;words for null
    null/multiple_quoted_nulls.csv;44;header;3;ttn
    thousands_separator/integers.csv;44;header;4;t;no group has one digit
    thousands_separator/multi_column.csv;59;header;5;tnt
    thousands_separator/multi_column_quote.csv;44;header;5;tnt
    thousands_separator/simple.csv;9;data;5;n
    thousands_separator/simple_quoted.csv;44;data;5;n
    thousands_separator/thousands_broken.csv;44;data;4;t;no group has one digit
    """
}
