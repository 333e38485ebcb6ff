# What it takes to add a game, and the plain board. Whoever links these objects has the game on the shelf.
file(GLOB tiny_content CONFIGURE_DEPENDS ${CMAKE_CURRENT_LIST_DIR}/content/*.json)
list(TRANSFORM tiny_content PREPEND "abacus:" OUTPUT_VARIABLE tiny_embedded)
set(tiny_cpp ${CMAKE_CURRENT_BINARY_DIR}/tiny_embedded.cpp)
add_custom_command(OUTPUT ${tiny_cpp}
    COMMAND ${CMAKE_COMMAND} "-DOUT=${tiny_cpp}" "-DFILES=${tiny_embedded}" -DFUNCTION=embeddedTinyFiles
        -P ${PROJECT_SOURCE_DIR}/model/embed.cmake
    DEPENDS ${tiny_content} ${PROJECT_SOURCE_DIR}/model/embed.cmake
    COMMENT "Embedding the tiny game's content"
    VERBATIM)
add_library(outremer_test_tiny OBJECT tiny/registry.cpp ${tiny_cpp})
target_link_libraries(outremer_test_tiny PUBLIC outremer_model PRIVATE outremer_warnings)

outremer_tests(tiny outremer_window outremer_cli Qt6::QuickTest SQLiteCpp)
target_sources(tests_tiny PRIVATE ${tiny_cpp})
target_precompile_headers(tests_tiny REUSE_FROM tst_window)
